import type { Component, Module } from '../../catalogue/module.ts';

/** What can be dragged into a slot: a module with one of its visible parts (D7). */
export type ModuleCard = { readonly module: Module; readonly visiblePart: Component };
