export { type PunchOut, punchOutFragment, punchOutOfFragment } from '@ramka/contract/translate/punch-out';
