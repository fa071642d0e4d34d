import type { Deployment } from '@ramka/contract/deployment';
import { hookAddress, punchOutFragment, targetOf } from '@ramka/contract/translate/punch-out';
import { type Language, languageOfCode } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type NoticeServices, sendNotice } from '../share-links/share-link-pages.routes.ts';
import { acceptForms, type FormFields, formFieldsOf, formRoute, MAX_LOCATION_LENGTH } from './forms.ts';

/** Path of the entry address below the base path. */
export const PUNCH_OUT = 'punch-out';

/** Maximum size of a purchasing system's request, which consists of a few short fields. */
const REQUEST_BYTES = 16 * 1024;

/**
 * Serves the entry address of purchasing systems, by GET and POST. Only the fields named here are read: user names and
 * passwords, which many systems send, are neither stored nor logged. A valid request is redirected to the start page,
 * with the return address in the fragment (docs/shop.md#punch-out).
 */
export const addPunchOut = (
  scope: FastifyInstance,
  services: NoticeServices & { readonly deployment: Deployment },
  origins: readonly string[],
): void => {
  const { deployment, publicPath } = services;
  const { basePath } = deployment;
  const refuse = (reply: FastifyReply, status: number, host = ''): FastifyReply => {
    const { punchOut } = allTexts[reply.request.language];
    const note = host === '' ? punchOut.noAddress : punchOut.unknownHost(host);
    return sendNotice(reply, services, { status, title: punchOut.refused, note });
  };
  acceptForms(scope, REQUEST_BYTES, refuse);
  scope.route<{ Body: unknown }>({
    method: ['GET', 'POST'],
    url: basePath + PUNCH_OUT,
    ...formRoute(REQUEST_BYTES),
    handler: (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const fields = formFieldsOf(request);
      const requested = languageIn(fields, deployment);
      const [hookUrl = '', ...others] = valuesOf(fields, 'HOOK_URL');
      if (others.length > 0 || hookAddress(hookUrl, origins) === undefined) {
        request.language = requested ?? request.language;
        return refuse(reply, 400, others.length > 0 ? '' : unlistedHost(hookUrl, origins));
      }
      const [target] = [...valuesOf(fields, 'returntarget'), ...valuesOf(fields, '~TARGET')];
      const version = valuesOf(fields, 'OCI_VERSION')[0]?.startsWith('5') === true ? '5' : '4';
      const fragment = punchOutFragment({ hookUrl, version, target: targetOf(target) });
      const query = requested === undefined ? '' : `?lang=${requested}`;
      const location = publicPath(basePath) + query + fragment;
      return location.length <= MAX_LOCATION_LENGTH ? reply.redirect(location, 303) : refuse(reply, 400);
    },
  });
};

/** The values of a field, whose name systems write in upper or lower case. */
const valuesOf = (fields: FormFields, name: string): readonly string[] =>
  fields.filter(([each]) => each.toLowerCase() === name.toLowerCase()).map(([, value]) => value);

/** The offered language that a system requests, by one of the usual fields. */
const languageIn = (fields: FormFields, { languages }: Pick<Deployment, 'languages'>): Language | undefined =>
  ['lang', 'LANGU', 'language', 'sap-language']
    .flatMap((name) => valuesOf(fields, name))
    .map((code) => languageOfCode(code))
    .find((language) => language !== undefined && languages.includes(language));

/** Maximum length of a host with its port that is shown (RFC 1035). */
const MAX_HOST_LENGTH = 260;

/**
 * The host of a web address whose origin is not listed, with an unencrypted scheme; empty if the address itself is the
 * problem.
 */
const unlistedHost = (address: string, origins: readonly string[]): string => {
  if (!URL.canParse(address)) return '';
  const { protocol, host, origin } = new URL(address);
  if (!/^https?:$/.test(protocol) || origins.includes(origin) || host.length > MAX_HOST_LENGTH) return '';
  return protocol === 'http:' ? origin : host;
};
