export { type PunchOut, punchOutOfFragment } from '@ramka/contract/translate/punch-out';
