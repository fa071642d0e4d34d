/** Counts lines up to a place in a file that only ever moves on, in bytes from its start. */
export class LinePosition {
  /** From 1. */
  line = 1;
  #chunk: Buffer = Buffer.alloc(0);
  #base = 0;
  #next = -1;

  /** Goes into the next piece of the file. */
  enter(chunk: Buffer): void {
    this.#base += this.#chunk.length;
    this.#chunk = chunk;
    this.#next = chunk.indexOf(10);
  }

  /** Moves on to a place in the piece that was entered last. */
  moveTo(offset: number): void {
    while (this.#next !== -1 && this.#base + this.#next < offset) {
      this.line += 1;
      this.#next = this.#chunk.indexOf(10, this.#next + 1);
    }
  }

  /** Moves on to the end of that piece. */
  moveToEnd(): void {
    this.moveTo(this.#base + this.#chunk.length);
  }
}
