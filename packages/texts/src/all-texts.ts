import type { Language } from '@ramka/domain/text';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import type { Texts } from './texts.ts';
import { uk } from './uk.ts';

/** All languages at once, for the server. */
export const allTexts: Readonly<Record<Language, Texts>> = { pl, cs, sk, uk, en };
