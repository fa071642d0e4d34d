import { readShopAnswer, shopAnswerFragment } from '@ramka/contract/translate/shop-answer';
import { allTexts } from '@ramka/texts/all-texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type NoticeServices, sendNotice } from '../share-links/share-link-pages.routes.ts';
import { acceptForms, formFieldsOf, formRoute, MAX_LOCATION_LENGTH } from './forms.ts';

/** Path of the address for answers, and of the page that reads them, below the base path. */
export const SHOP_ANSWER = 'shop-answer';
/** Field of an order form that contains the address for the answer, with the order's reference. */
export const ANSWER_FIELD = 'ANSWER_URL';

const SHOP_ANSWER_PAGE = 'odpowiedz-sklepu';

/** Maximum size of a shop's answer in bytes. */
const ANSWER_BYTES = 64 * 1024;

/**
 * Receives a shop's answer by GET and POST and redirects to a page of the app, which finds the order in this browser
 * (docs/shop.md#the-shops-answer). Nothing is stored on the server, and the project is not changed.
 */
export const addShopAnswers = (scope: FastifyInstance, services: NoticeServices): void => {
  const {
    deployment: { basePath },
    publicPath,
  } = services;
  const refuse = (reply: FastifyReply, status: number): FastifyReply => {
    const { shop } = allTexts[reply.request.language];
    const note = status === 413 ? shop.answerTooLong : shop.answerInvalid;
    return sendNotice(reply, services, { status, title: shop.answerUnread, note });
  };
  acceptForms(scope, ANSWER_BYTES, refuse);
  scope.route<{ Body: unknown }>({
    method: ['GET', 'POST'],
    url: basePath + SHOP_ANSWER,
    ...formRoute(ANSWER_BYTES),
    handler: (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const answer = readShopAnswer(formFieldsOf(request));
      const location = answer && `${publicPath(basePath)}${SHOP_ANSWER_PAGE}${shopAnswerFragment(answer)}`;
      if (location !== undefined && location.length <= MAX_LOCATION_LENGTH) return reply.redirect(location, 303);
      return refuse(reply, answer === undefined ? 400 : 413);
    },
  });
};
