import type { Module } from '../../catalogue.ts';
import { aComponent, aGroup, aModule } from '../makers.ts';

/**
 * The modules of docs/catalogue-rules.md#c5-8 and docs/catalogue-rules.md#c5-9: a socket, a Keystone cover, a blind
 * switch.
 */
export const simon54Modules: readonly Module[] = [
  aModule({
    id: 4019,
    name: 'Gniazdo z uziemieniem',
    image: 'gz1.png',
    categoryId: 40201,
    visibleComponents: [54201, 54202],
    components: [
      aComponent(54201, { colourId: 401, symbol: 'DGZ1ZP/11' }),
      aComponent(54202, { colourId: 408, symbol: 'DGZ1ZP/49' }),
      aComponent(54301, { symbol: 'SGZ1M' }),
      aComponent(54302, { symbol: 'SGZ1CM' }),
    ],
    groups: [aGroup({ required: true, components: [54301, 54302] })],
    disablesIp44: true,
  }),
  aModule({
    id: 4032,
    name: 'Pokrywa Keystone',
    image: 'kp2.png',
    categoryId: 40301,
    visibleComponents: [54211],
    components: [
      aComponent(54211, { colourId: 401, symbol: 'DKP2/11' }),
      aComponent(54311, { symbol: 'KRJ6' }),
      aComponent(54312, { symbol: 'KRJ6E' }),
    ],
    groups: [aGroup({ name: 'Moduły Keystone', userDefinedQuantity: true, components: [54311, 54312] })],
    disablesIp44: true,
  }),
  aModule({
    id: 4016,
    name: 'Łącznik żaluzjowy z kluczem',
    image: 'zw1k.png',
    visibleComponents: [54221],
    components: [aComponent(54221, { colourId: 401, symbol: 'DKZW1K/11' }), aComponent(54321, { symbol: 'SZW1KM' })],
    groups: [aGroup({ required: true, components: [54321] })],
  }),
];
