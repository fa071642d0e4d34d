import type { singleProductsFile } from '@ramka/contract/catalogue-format/catalogue-files';
export function singleProducts(): ReturnType<typeof singleProductsFile.parse> {
  return [];
}
