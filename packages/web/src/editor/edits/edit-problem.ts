import type { BoxProblem } from '@ramka/domain/set/boxes/box-problem';
import type { ChooseControllerProblem } from '@ramka/domain/set/controllers/choose-controller';
import type { Ip44Problem } from '@ramka/domain/set/ip44/ip44-problem';
import type { MoveProblem } from '@ramka/domain/set/modules/move-module';
import type { PlaceModuleProblem } from '@ramka/domain/set/modules/place-module';
import type { OptionsProblem } from '@ramka/domain/set/options/choose-options';

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
