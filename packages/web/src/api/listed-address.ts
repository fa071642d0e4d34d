export { listedAddress } from '@ramka/contract/translate/listed-address';
