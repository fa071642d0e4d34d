export { type ShopAnswer, shopAnswerOfFragment } from '@ramka/contract/translate/shop-answer';
