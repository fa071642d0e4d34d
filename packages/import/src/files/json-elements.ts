import { createReadStream } from 'node:fs';
import { jsonPath } from '@ramka/server/catalogue/files/reading';
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';

/** A value within a JSON file. */
export type JsonElement = { readonly value: unknown; readonly path: string; readonly line: number };

/** A file that is not JSON. */
export class BrokenJson extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Streams the values at these paths, such as `$.Supplier.*.Product.*`, each as soon as it is complete. Everything else
 * is discarded. Throws `BrokenJson`.
 */
export async function* jsonElements(file: string, paths: readonly string[]): AsyncGenerator<JsonElement> {
  const reading = new JsonReading(paths);
  for await (const chunk of createReadStream(file)) {
    if (Buffer.isBuffer(chunk)) yield* reading.read(chunk);
  }
  reading.end();
}

/** Converts increasing byte offsets into line numbers. */
class LinePosition {
  /** From 1. */
  line = 1;
  #chunk: Buffer = Buffer.alloc(0);
  #base = 0;
  #next = -1;

  /** Starts the next chunk of the file. */
  enter(chunk: Buffer): void {
    this.#base += this.#chunk.length;
    this.#chunk = chunk;
    this.#next = chunk.indexOf(10);
  }

  /** Advances to an offset in the current chunk. */
  moveTo(offset: number): void {
    while (this.#next !== -1 && this.#base + this.#next < offset) {
      this.line += 1;
      this.#next = this.#chunk.indexOf(10, this.#next + 1);
    }
  }

  /** Advances to the end of the current chunk. */
  moveToEnd(): void {
    this.moveTo(this.#base + this.#chunk.length);
  }
}

class JsonReading {
  readonly #tokenizer = new Tokenizer();
  readonly #parser: TokenParser;
  readonly #position = new LinePosition();
  /** Line numbers on which the open arrays and objects begin. */
  readonly #starts: number[] = [];
  /** Line number on which the last complete value begins. */
  #start = 1;
  #found: JsonElement[] = [];
  #failure: Error | undefined;

  constructor(paths: readonly string[]) {
    this.#parser = new TokenParser({ paths: [...paths], keepStack: false });
    this.#parser.onValue = ({ value, key, stack }) => {
      const keys = [...stack.slice(1).map((element) => element.key), key].filter((part) => part !== undefined);
      this.#found.push({ value, path: jsonPath('$', keys), line: this.#start });
    };
    this.#tokenizer.onToken = (token) => this.#take(token);
    this.#tokenizer.onError = (error) => void (this.#failure = error);
    this.#parser.onError = (error) => void (this.#failure = error);
  }

  /** The values that this chunk of the file completes. */
  read(chunk: Buffer): readonly JsonElement[] {
    this.#position.enter(chunk);
    this.#attempt(() => this.#tokenizer.write(chunk));
    this.#position.moveToEnd();
    const found = this.#found;
    this.#found = [];
    return found;
  }

  end(): void {
    this.#attempt(() => {
      if (!this.#tokenizer.isEnded) this.#tokenizer.end();
      if (!this.#parser.isEnded) throw new Error('The file ends before its JSON does.');
    });
  }

  #take(token: Parameters<Tokenizer['onToken']>[0]): void {
    this.#position.moveTo(token.offset);
    this.#start = this.#startOf(token.token);
    this.#parser.write(token);
  }

  /** First line of the value that this token ends. */
  #startOf(token: TokenType): number {
    const { line } = this.#position;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) this.#starts.push(line);
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) return this.#starts.pop() ?? line;
    return line;
  }

  #attempt(step: () => void): void {
    try {
      step();
      if (this.#failure) throw this.#failure;
    } catch (error) {
      throw new BrokenJson(this.#position.line, error instanceof Error ? error.message : 'Not JSON.');
    }
  }
}
