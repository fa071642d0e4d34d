import type { FastifyReply } from 'fastify';

/** Names what a call removed, in the header of its answer, so that it can be given back (reading R14). */
export const nameRemoval = (reply: FastifyReply, removal: number): void => void reply.header('x-removal', removal);
