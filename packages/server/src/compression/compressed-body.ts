import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body may be sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body that is sent again and again, in every encoding. */
export type CompressedBody = Readonly<Record<Encoding, EncodedBody>>;

/** The bytes of a body in one encoding, and a strong entity tag that names exactly these. */
export type EncodedBody = { readonly bytes: Buffer; readonly etag: string };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Close to the best that brotli can do, in a tenth of the time. */
const BROTLI_QUALITY = 9;

/** Compresses a body once for all callers. */
export const compressBody = async (content: Buffer): Promise<CompressedBody> => {
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [br, gzip] = await Promise.all([brotli(content, options), zip(content, { level: 9 })]);
  return {
    br: { bytes: br, etag: `"${tag}-br"` },
    gzip: { bytes: gzip, etag: `"${tag}-gzip"` },
    identity: { bytes: content, etag: `"${tag}"` },
  };
};

/** How much memory a body takes, in bytes. */
export const sizeOfBody = ({ br, gzip, identity }: CompressedBody): number =>
  br.bytes.length + gzip.bytes.length + identity.bytes.length;
