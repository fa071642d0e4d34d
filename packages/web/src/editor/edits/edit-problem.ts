import type { BoxProblem } from '@ramka/domain/set/boxes';
import type { ChooseControllerProblem } from '@ramka/domain/set/controllers';
import type { Ip44Problem } from '@ramka/domain/set/seal';
import type { MoveProblem, PlaceModuleProblem } from '@ramka/domain/set/modules';
import type { OptionsProblem } from '@ramka/domain/set/options';

/** Why an edit was refused: any reason that a rule gives, or a choice that the catalogue no longer has. */
export type EditProblem =
  | BoxProblem
  | ChooseControllerProblem
  | Ip44Problem
  | MoveProblem
  | OptionsProblem
  | PlaceModuleProblem
  | { readonly kind: 'no-free-slot' }
  | { readonly kind: 'unknown-line' }
  | { readonly kind: 'unknown-frame' };
