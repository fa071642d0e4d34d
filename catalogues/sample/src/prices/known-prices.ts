import { readTable } from '../text/table.ts';

/**
 * Prices that the worked examples state (catalogue.md §5.7 to §5.10), in zloty by symbol. They win over the rule; the
 * other colours of the same part follow the white one.
 */
export const knownPrices: ReadonlyMap<string, number> = new Map(
  readTable(
    ['symbol', 'zloty'],
    `
    TR2/111       |  18.40
    TU2           |   5.60
    TPN2/111      |  33.50
    TKW5/111      |  19.80
    SW5MR         |  26.40
    TU1W          |   2.90
    TGZ1BUZP/111  |  23.20
    TGZ1BUZP/111A |  24.70
    SGZ1CMR       |  19.60
    DR4/11        |  34.60
    DSC/11        |  23.00
    DSH/11        |  17.00
    DGZ1ZP/11     |   9.90
    SGZ1M         |  14.90
    DGZ1ZP/49     |  12.40
    DKP2/11       |  22.00
    KRJ6E         |  29.90
    DKZW1K/11     |  17.00
    SZW1KM        |  31.80
    DTP3-24M/70   | 498.00
    DTZ2          | 299.00
    DTP4          | 345.00
    SGZ1CM        |  18.20
    BR2/11        |   6.90
    BU2           |   3.80
    BW1.00/11     |  10.90
    BW6.00/11     |  12.40
`,
  ).map((row) => [row.symbol, Number(row.zloty)]),
);
