import { describe, expect, it } from 'vitest';
import { ariaShortcut, isShortcut, shortcutLabel, shortcutNames } from './shortcuts.ts';

type Pressed = { readonly [held in 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'altGraph']?: boolean };

const press = (key: string, code: string, { altGraph = false, ...held }: Pressed = { ctrlKey: true }) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
  getModifierState: () => altGraph,
});

const pressed = (...event: Parameters<typeof press>): readonly string[] =>
  shortcutNames.filter((name) => isShortcut(press(...event), name, false));

describe('a shortcut', () => {
  it.each([
    ['English', 'z', 'KeyZ', 'undo'],
    ['Ukrainian', 'я', 'KeyZ', 'undo'],
    ['Ukrainian', 'і', 'KeyS', 'save'],
    ['Ukrainian', 'л', 'KeyK', 'quickEntry'],
    ['Ukrainian', 'з', 'KeyP', 'print'],
    ['Ukrainian', 'н', 'KeyY', 'redo'],
    ['Greek', 'ζ', 'KeyZ', 'undo'],
    ['Hebrew', 'ד', 'KeyS', 'save'],
    ['Thai', 'า', 'KeyK', 'quickEntry'],
    ['QWERTZ', 'z', 'KeyY', 'undo'],
    ['QWERTZ', 'y', 'KeyZ', 'redo'],
    ['AZERTY', 'z', 'KeyW', 'undo'],
    ['Dvorak', 's', 'Semicolon', 'save'],
    ['with caps lock', 'S', 'KeyS', 'save'],
  ])('works on a keyboard that is %s: %s at %s', (_keyboard, key, code, name) => {
    expect(pressed(key, code)).toEqual([name]);
  });

  it.each([
    ['w', 'KeyZ', 'AZERTY'],
    [';', 'KeyZ', 'Dvorak'],
    ['ı', 'KeyI', 'Turkish'],
    ['Dead', 'KeyS', 'a dead key'],
    ['', 'KeyS', 'a key that the system keeps'],
  ])('does not match the position of a key that types another Latin letter: %s at %s (%s)', (key, code) => {
    expect(pressed(key, code)).toEqual([]);
    expect(pressed(key, code, {})).toEqual([]);
  });

  it('of one letter works without Ctrl, on every keyboard', () => {
    expect(pressed('i', 'KeyI', {})).toEqual(['details']);
    expect(pressed('ш', 'KeyI', {})).toEqual(['details']);
  });

  it('does not match with AltGr or Alt, which type characters', () => {
    expect(pressed('ż', 'KeyZ', { ctrlKey: true, altKey: true })).toEqual([]);
    expect(pressed('z', 'KeyZ', { ctrlKey: true, altKey: true })).toEqual([]);
    expect(pressed('s', 'KeyS', { ctrlKey: true, altGraph: true })).toEqual([]);
  });

  it("uses Command on Apple's systems, and Ctrl elsewhere", () => {
    expect(isShortcut(press('z', 'KeyZ', { metaKey: true }), 'undo', true)).toBe(true);
    expect(isShortcut(press('я', 'KeyZ', { metaKey: true }), 'undo', true)).toBe(true);
    expect(isShortcut(press('z', 'KeyZ', { ctrlKey: true }), 'undo', true)).toBe(false);
    expect(isShortcut(press('z', 'KeyZ', { metaKey: true }), 'undo', false)).toBe(false);
    expect(isShortcut(press('y', 'KeyY', { metaKey: true }), 'redo', true)).toBe(false);
    expect(isShortcut(press('z', 'KeyZ', { metaKey: true, shiftKey: true }), 'redo', true)).toBe(true);
  });

  it("is displayed with the system's own symbols", () => {
    expect([shortcutLabel('redo', false), shortcutLabel('redo', true)]).toEqual(['Ctrl+Y', '⇧⌘Z']);
    expect(shortcutLabel('saveAndNextRoom', false)).toBe('Ctrl+Shift+Enter');
    expect([ariaShortcut('redo', false), ariaShortcut('redo', true)]).toEqual([
      'Control+Y Control+Shift+Z',
      'Meta+Shift+Z',
    ]);
  });

  it.each([true, false])('shares its keys with no other one (Apple: %s)', (apple) => {
    const all = shortcutNames.flatMap((name) => ariaShortcut(name, apple).split(' '));
    expect(all).toEqual([...new Set(all)]);
  });
});
