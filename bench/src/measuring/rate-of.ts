import autocannon from 'autocannon';

/** A repeated request. */
export type Load = {
  /** One URL, or one URL per connection. */
  readonly url: string | readonly string[];
  readonly method?: 'GET' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Responses per second over ten connections. Throws on a response with an unexpected status. */
export const rateOf = async (load: Load, seconds: number, status: 200 | 304 = 200): Promise<number> => {
  const { url, method = 'GET', headers, body = '' } = load;
  const urls = typeof url === 'string' ? [url] : [...url];
  let connections = 0;
  const result = await autocannon({
    url: urls[0] ?? '',
    method,
    headers: { ...headers },
    body,
    connections: 10,
    duration: seconds,
    setupClient: (client) => {
      const { pathname } = new URL(urls[connections % urls.length] ?? '');
      connections += 1;
      if (urls.length > 1) client.setRequest({ method, path: pathname, headers: { ...headers }, body });
    },
  });
  const wanted = status === 304 ? result['3xx'] : result['2xx'];
  if (result.errors > 0 || wanted === 0 || wanted !== result.requests.total) {
    throw new Error(`${urls[0]}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  return wanted / result.duration;
};
