import { readTable } from '../text/table.ts';

/**
 * The single products: series, category, subcategory (`-`: the category itself) and symbols of the e-catalogue, which
 * has everything else about them (catalogue.md §6.6).
 */
export const singleProductTable = readTable(
  ['series', 'category', 'subcategory', 'symbols'],
  `
  8 | switches         | one-way     | AW1.00/11 AW1.00/18
  8 | switches         | two-circuit | AW5.00/11 AW5.00/18
  8 | switches         | two-way     | AW6.00/11 AW6.00/18 AW6/2.00/11 AW6/2.00/18
  8 | switches         | intermediate | AW7.00/11 AW7.00/18
  8 | push-buttons     | bell        | AD1.00/11 AD1.00/18
  8 | push-buttons     | light       | AS1.00/11 AS1.00/18
  8 | sockets          | single      | AGZ1.00/11 AGZ1.00/18
  8 | sockets          | double      | AGZ2.00/11 AGZ2.00/18 AGZ2V.00/11 AGZ2V.00/18
  8 | sockets          | Schuko      | AGSZ1.00/11 AGSZ1.00/18
  8 | combinations     | -           | AWG1.00/11 AWG1.00/18
  1 | complete         | switches    | CW1.00/11/CR1/11 CW5.00/11/CR1/11 CW6.00/11/CR1/11
  1 | complete         | sockets     | CGZ1.00/11/CR1/11 CGZ2M.00/11/CR1/11 CGZ1B.00/11/CR1/11
  2 | complete         | -           | BMG2.00/11 BMG2.00/41 BMGZ2.00/11 BMGZ2.00/41 BMW1.00/11 BMW1.00/41
  4 | multiple sockets | flush       | DGSZ2Z.00/11 DGSZ2Z.00/49
  4 | multiple sockets | surface     | EGSZ2NZ.00/11 EGSZ2NZ.00/49 EGSZ4NZ.00/11 EGSZ4NZ.00/49
  5 | angled sockets   | -           | TGZ2TS.00/111 TGZ2TS.00/114 TGZ2TS.00/149 TGZ2TSZ.00/111 TGZ2TSZ.00/114 TGZ2TSZ.00/149
  6 | USB-Schuko       | -           | 82GSZ1USB.00/30 82GSZ1USB.00/31 82GSZ1CAQ.00/30 82GSZ1CAQ.00/31
  7 | in the box       | -           | GP1.00/111 GP2.00/111 GPD1.00/111 GPZ1.00/111
  7 | remotes          | -           | GR2.00/11 GR2.00/49
`,
);
