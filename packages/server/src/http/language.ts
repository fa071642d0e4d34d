import { type Language, languageOfCode } from '@ramka/domain/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** The negotiated language, among those that the deployment offers. */
    language: Language;
  }
}

/** Sets the `language` of every request. */
export const addRequestLanguage = (
  app: FastifyInstance,
  deployment: { readonly languages: readonly Language[]; readonly defaultLanguage: Language },
): void => {
  app.decorateRequest('language', deployment.defaultLanguage);
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = negotiateLanguage(
      request.headers['accept-language'],
      deployment.languages,
      deployment.defaultLanguage,
    );
    done();
  });
};

/** The offered language that the address names (`?lang=cs`); undefined if it names none. Of several, the first counts. */
export const languageParameter = (
  { query }: Pick<FastifyRequest, 'query'>,
  offered: readonly Language[],
): Language | undefined => {
  const lang = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  const code: unknown = Array.isArray(lang) ? lang[0] : lang;
  const language = typeof code === 'string' ? languageOfCode(code) : undefined;
  return language !== undefined && offered.includes(language) ? language : undefined;
};

/** The offered language that `Accept-Language` prefers; the first offered one if there is no match. */
export const negotiateLanguage = (
  header: string | undefined,
  offered: readonly Language[],
  firstChoice: Language,
): Language => {
  if (header === undefined) return firstChoice;
  let best: Language | undefined;
  let bestWeight = 0;
  for (const { range, weight } of parseAcceptLanguage(header)) {
    const language = range === '*' ? firstChoice : languageOfCode(range);
    if (language === undefined || !offered.includes(language) || weight <= bestWeight) continue;
    best = language;
    bestWeight = weight;
  }
  return best ?? firstChoice;
};

const parseAcceptLanguage = (header: string): { range: string; weight: number }[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((preference) => {
      const [range = '', ...parameters] = preference.split(';').map((part) => part.trim().toLowerCase());
      return { range, weight: weightOf(parameters) };
    });

const weightOf = (parameters: readonly string[]): number => {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
};
