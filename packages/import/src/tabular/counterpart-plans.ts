import { column, family, hexColor, name, type SheetPlan, word } from './sheet-columns.ts';

/** The sheets for substitutes across series. */
export const counterpartPlans: readonly SheetPlan[] = [
  {
    name: 'colour-families',
    about: 'What people call a colour, whatever its series.',
    columns: [word('it', 'white'), name('What it is called.', 'white'), hexColor],
  },
  {
    name: 'finishes',
    about: 'What people call a frame, whatever its line.',
    columns: [word('it', 'oak'), name('What it is called.', 'oak'), hexColor, family],
  },
  {
    name: 'functions',
    about: 'What modules and controllers do, whatever their series.',
    columns: [
      word('it', 'switch-two-way'),
      name('What it is called, without series and colour.', 'Two-way switch'),
      name('A short name in lower case, for sets that are named by their contents.', 'two-way switch', 'shortName'),
      column('words', 'What people type who look for it, with commas between.', 'two-way, staircase switch', {
        kind: 'phrases',
      }),
      column('fulfills', 'The functions whose job it does as well and loses nothing.', 'switch-one-way'),
    ],
  },
  {
    name: 'stand-ins',
    about: 'What comes nearest to a function that a series lacks, the best first.',
    columns: [
      column('function', 'Whose place it takes.', 'switch-two-circuit', { from: 'functions.id' }),
      column('nearest', 'What takes it.', 'switch-one-way', { from: 'functions.id' }),
      name('What is lost by it, in words that follow "without".', 'the second circuit', 'loses'),
      column('touchPoints', 'Only for a controller with so many.'),
    ],
  },
  {
    name: 'shared-words',
    about: 'Words that lead to several functions, and these in the order of offering.',
    columns: [
      column('words', 'What people type, with commas between.', 'socket, outlet', { kind: 'phrases' }),
      column('functions', 'The functions that they lead to.', 'socket-earthed-e, socket-schuko'),
    ],
  },
  {
    name: 'component-roles',
    about: 'What the components of modules are for.',
    columns: [word('it', 'mechanism'), name('What it is called.', 'Mechanism')],
  },
  {
    name: 'role-attributes',
    about: 'What tells the components of a role apart, the weightiest first.',
    columns: [
      column('role', 'The role.', 'mechanism', { from: 'component-roles.id' }),
      word('it', 'rating'),
      name('What it is called.', 'rated current'),
      column('carried', 'How a choice goes on to another module.', 'at-least', { from: ['same', 'at-least', 'free'] }),
    ],
  },
  {
    name: 'attribute-values',
    about: 'The values of an attribute, the lowest first.',
    columns: [
      column('role', 'The role.', 'mechanism', { from: 'component-roles.id' }),
      column('attribute', 'The attribute.', 'rating'),
      word('it', '16-ax'),
      name('What it is called.', '16 AX'),
    ],
  },
];
