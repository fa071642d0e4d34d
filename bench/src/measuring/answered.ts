/** Waits until the complete response has arrived. Throws on an error response. */
export const answered = async (call: Promise<Response>): Promise<void> => {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
};
