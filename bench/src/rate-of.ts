import autocannon from 'autocannon';

/** What is asked, again and again. */
export type Load = { readonly url: string; readonly headers?: Readonly<Record<string, string>> };

/** Answers a second over ten connections for a second and a half; throws when an answer is not of the expected status. */
export const rateOf = async (load: Load, status: 200 | 304 = 200): Promise<number> => {
  const result = await autocannon({ url: load.url, headers: { ...load.headers }, connections: 10, duration: 1.5 });
  const wanted = status === 304 ? result['3xx'] : result['2xx'];
  if (result.errors > 0 || wanted === 0 || wanted !== result.requests.total) {
    throw new Error(`${load.url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  return wanted / result.duration;
};
