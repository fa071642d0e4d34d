/** The store cannot be reached, or cannot write, right now; trying again later may work. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
