import type { Component, ComponentGroup, Module } from '@ramka/domain/catalogue';
import type { WireModule } from '../wire/module.ts';

/** A module as the API sends it. */
export const moduleToWire = (module: Module): WireModule => ({
  id: module.id,
  name: module.name,
  image: module.image,
  serieTag: module.seriesTag,
  categoryId: module.categoryId,
  visibleComponents: [...module.visibleComponents],
  components: Object.fromEntries(
    Object.values(module.components).map(({ id, colourId, symbol, name, image }) => [
      String(id),
      { colorId: colourId, symbol, name, image },
    ]),
  ),
  subComponents: module.groups.map((group) => ({ ...group, components: [...group.components] })),
  properties: { disableIP44: module.disablesIp44, disabledFrameLines: [...module.disabledFrameLines] },
});

/** A module as the rules know it. */
export const moduleFromWire = (module: WireModule): Module => ({
  id: module.id,
  name: module.name,
  image: module.image,
  seriesTag: module.serieTag,
  categoryId: module.categoryId,
  visibleComponents: module.visibleComponents,
  components: Object.fromEntries(
    Object.entries(module.components).map(([id, { colorId, symbol, name, image }]): [string, Component] => [
      id,
      { id: Number(id), colourId: colorId, symbol, name, image },
    ]),
  ),
  groups: module.subComponents satisfies readonly ComponentGroup[],
  disablesIp44: module.properties.disableIP44,
  disabledFrameLines: module.properties.disabledFrameLines,
});
