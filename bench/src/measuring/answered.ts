/** Waits until a call is answered whole; throws where it is refused. */
export const answered = async (call: Promise<Response>): Promise<void> => {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};
