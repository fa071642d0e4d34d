import { describe, expect, test, vi } from 'vitest';
import { deliverFile, type FileDelivery, isInApp } from './deliver-file.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const messenger =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/480.0;]';
const whatsAppOnIos =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test.each([
  [chrome, false],
  [safari, false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0', false],
  [safari.replace('Version/17.5', 'CriOS/130.0'), false],
  [messenger, true],
  [whatsAppOnIos, true],
  [`${safari} Instagram 300.0 (iPhone15,2)`, true],
  ['Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Version/4.0 Chrome/120 Mobile Safari/537.36', true],
])('%s is the browser of an app: %s', (userAgent, inApp) => {
  expect(isInApp(userAgent)).toBe(inApp);
});

const file = { content: new Blob(['PDF'], { type: 'application/pdf' }), name: 'Dom.pdf' };

const deliver = async (browser: Partial<FileDelivery>) => {
  const [save, open] = [vi.fn<FileDelivery['save']>(), vi.fn<FileDelivery['open']>()];
  const delivered = await deliverFile(file, '/api/x', {
    userAgent: chrome,
    isInstalledOnIos: false,
    share: undefined,
    save,
    open,
    ...browser,
  });
  return { delivered, saved: save.mock.calls.length, opened: open.mock.calls.flat() };
};

const refusing = (name: string) => async () => Promise.reject(new DOMException('', name));

describe('a file', () => {
  test('is saved by a real browser, even if it could be shared', async () => {
    expect(await deliver({ share: refusing('AbortError') })).toEqual({ delivered: 'saved', saved: 1, opened: [] });
  });

  test.each([
    ['inside an app', { userAgent: messenger }],
    ['in an app installed on iOS', { userAgent: whatsAppOnIos, isInstalledOnIos: true }],
  ])('%s is passed to the share sheet, or opened at its own address without one', async (_what, browser) => {
    expect(await deliver({ ...browser, share: async () => undefined })).toEqual({
      delivered: 'shared',
      saved: 0,
      opened: [],
    });
    expect(await deliver(browser)).toEqual({ delivered: 'handed-over', saved: 0, opened: ['/api/x'] });
  });

  test.each([
    ['AbortError', 'cancelled', []],
    ['NotAllowedError', 'needs-press', []],
    ['DataError', 'handed-over', ['/api/x']],
  ])('whose share sheet fails with %s is %s', async (name, delivered, opened) => {
    expect(await deliver({ userAgent: messenger, share: refusing(name) })).toEqual({ delivered, saved: 0, opened });
  });
});
