import { mentionsIp44 } from '../set/seal.ts';
import { countOfBackReference, doubtWords } from './doubts.ts';
import type { ListedPart, NotUnderstood } from './flat-list.ts';
import type { FunctionPhrases } from './function-phrases.ts';
import { functionIdsOf, type ItemReading, meantFunctions, nearestFunctions, problemOf, sumOf } from './item-reading.ts';
import { countsMore } from './item-parts.ts';
import { isAppliance, itemJoiner, tellsPlace } from './place-words.ts';
import {
  driveWords,
  isBareNoun,
  isLighting,
  isSocket,
  isSwitch,
  mayMeanData,
  otherMountingWords,
  otherProductWords,
  ownSupplyWords,
} from './product-words.ts';
import { endsInColour } from './modifiers.ts';
import { isRoomNoun } from './room-names.ts';
import { apartWords, countsSets } from './set-words.ts';
import { exactly, flat, trimmed, wordsIn } from './words.ts';

/** Finds notes and remarks by which an item may be another one. The problems have the functions of both. */
export type NoteChecks = {
  /** A remark with the word of another item, such as "do internetu" or "z podświetleniem". */
  readonly problemOfRemark: (remark: string, sets: ItemReading['sets']) => NotUnderstood | undefined;
  /** A note that asks for another product, such as "400 V", "do płyty indukcyjnej" or "na szynę DIN". */
  readonly problemOfNote: (note: string, sets: ItemReading['sets']) => NotUnderstood | undefined;
};

export const createNoteChecks = ({ exactly, matching, nearest, has }: FunctionPhrases): NoteChecks => {
  const [data = ''] = exactly('data');
  /** Words that may mean something else: a socket for data or the socket "DATA", numbers such as "1+1". */
  const unclearPart = (parts: readonly ListedPart[]): string | undefined =>
    parts.find(
      ({ words, meaning }, at) =>
        // "2 x gniazdo + gniazdo" may be two sets of two.
        (at > 0 && parts.length > 1 && (parts[0]?.count ?? 1) > 1 && flat(parts[0]?.words ?? '') === flat(words)) ||
        !/\p{L}/u.test(words.replace(/ip\s?44/iu, '')) ||
        (mayMeanData(words) && functionIdsOf(meaning)[0] !== data),
    )?.words;

  /** The words that some of the pieces lack: "przy kanapie lewa, prawa bez USB". */
  const lackingWords = (note: string): string | undefined =>
    wordsIn(flat(note)).some(({ word }, at, all) => at > 0 && lacking.test(all[at - 1]?.word ?? '') && has(word))
      ? note
      : undefined;

  return {
    problemOfRemark: (remark, sets) => {
      if (!wordsIn(remark).some(({ word }) => has(word))) return undefined;
      const parts = sets.flatMap((set) => set.parts);
      const meant = meantFunctions(parts);
      const possible = new Set(parts.flatMap(({ meaning }) => functionIdsOf(meaning)));
      const isOther = (text: string): boolean => {
        if (text.length < 2 || isAppliance(text) || isRoomNoun(text) || mentionsIp44(text)) return false;
        const named = matching(text);
        if (isLighting(text) && !possible.has(named[0] ?? '')) return false;
        return named.length > 0 && !meant.some((id) => named.includes(id));
      };
      const namesOther = (piece: string): boolean => {
        const words = wordsIn(piece).map(({ word }) => word);
        // "nad blatem podwójne": the words behind a place describe the item. "obok gniazdko" is another one, and "obok gniazdka" a place.
        if (tellsPlace(piece)) {
          const behind = words.slice(2);
          const namesSecond = isBareNoun(words[1] ?? '') || countsMore(behind.join(' '));
          return namesSecond || behind.some((word) => isOther(word) && !tellsPlace(word));
        }
        return (
          isOther(piece) || words.some(isOther) || words.some((word, at) => isOther(`${words[at - 1] ?? ''} ${word}`))
        );
      };
      const words = remark
        .split(itemJoiner)
        .map((piece) => trimmed(piece).replace(/^\d{1,2}\s?[xX×хХ]?\s(?!gang|way)/u, ''))
        .find(namesOther);
      if (words === undefined || meant.length === 0) return undefined;
      return { ...problemOf('unknown-words', [words]), nearest: nearestFunctions([...nearest(words), ...meant]) };
    },
    problemOfNote: (note, sets) => {
      const parts = sets.flatMap((set) => set.parts);
      const isUsualSocket = parts.some((part) => isSocket(part.words) && ownSupplyWords(part.words) === undefined);
      const supply = isUsualSocket ? (ownSupplyWords(note) ?? otherMountingWords(note)) : undefined;
      const counted = countsSets(note) || countOfBackReference(note) !== undefined ? note : undefined;
      const drive = parts.some(({ words }) => isSwitch(words)) ? driveWords(withoutPlaces(note)) : undefined;
      // "2 gniazda i schodowy (osobno)" have frames of their own, each or some of them.
      const apart = sets.some((set) => sumOf(set.parts) > 1) ? apartWords(note) : undefined;
      const other = otherProductWords(withoutPlaces(note));
      // A remark may repeat what the item is: "ściemniacz do kinkietów" beside a dimmer.
      const isSame = other !== undefined && meantFunctions(parts).some((id) => matching(other).includes(id));
      const product =
        drive ??
        lackingWords(note) ??
        apart ??
        (isSame ? undefined : other) ??
        doubtWords(note) ??
        counted ??
        note.split(itemJoiner).find(endsInColour) ??
        unclearPart(parts);
      const words = supply ?? (parts.length > 0 ? product : undefined);
      if (words === undefined) return undefined;
      const functionIds = [...matching(words), ...meantFunctions(parts)];
      return { ...problemOf('unknown-words', [words]), nearest: nearestFunctions(functionIds) };
    },
  };
};

const lacking = exactly('bez, без, without');

/** A note without the prepositions of places and the words behind them: "przy rozdzielnicy, hermetyczne". */
const withoutPlaces = (note: string): string =>
  note
    .split(itemJoiner)
    .map((piece) => (tellsPlace(piece.trim()) ? piece.trim().replace(/^\S+\s+\S+/u, '') : piece))
    .join('; ');
