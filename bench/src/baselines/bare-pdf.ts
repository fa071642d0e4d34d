import { formatPrice } from '@ramka/domain/money';
import type { DocumentArticle } from '@ramka/server/documents/content/articles';
import type { SetEntry } from '@ramka/server/documents/content/document-set';
import type { ProjectDocument } from '@ramka/server/documents/content/project-document';
import type { PictureLibrary } from '@ramka/server/documents/pdf/pictures';
import { picturePainter } from '@ramka/server/documents/pdf/pdfkit/pen';
// oxlint-disable-next-line import/no-named-as-default -- the package's types have no other export
import PDFDocument from 'pdfkit';

/** Draws the same sets with headings, rows, totals and order list, using the PDF library as its manual shows. */
export const barePdf = (content: ProjectDocument, library: PictureLibrary, font: string): Promise<number> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false, font });
    let bytes = 0;
    document.on('data', (chunk: Buffer) => (bytes += chunk.length));
    document.on('end', () => resolve(bytes));
    const sheet = new BareSheet(document, picturePainter(document, library));
    for (const { sets } of content.rooms) for (const entry of sets) sheet.set(entry);
    sheet.heads();
    for (const { article, quantity } of content.orderList) sheet.row(article, quantity, quantity);
    document.end();
  });

const BOTTOM = 770;

class BareSheet {
  private readonly document: PDFKit.PDFDocument;
  private readonly show: ReturnType<typeof picturePainter>;
  private y = BOTTOM;

  constructor(document: PDFKit.PDFDocument, show: ReturnType<typeof picturePainter>) {
    this.document = document;
    this.show = show;
  }

  set({ set, quantity }: SetEntry): void {
    this.room(160);
    this.text(set.lineName ?? '', 51);
    this.text(set.name, 51, 11);
    this.text(`${quantity} ×`, 51, 16);
    this.text('Cena zestawu netto', 51, 7);
    this.text(formatPrice(set.price, 'zł'), 51, 7);
    for (const { picture, ...layer } of set.drawing?.layers ?? []) {
      const { width, height } = layer;
      this.show(picture, { x: 180 + layer.x, y: this.y + layer.y, width, height });
    }
    this.y += 110;
    this.heads();
    for (const { article, quantity: pieces } of set.lines) this.row(article, pieces, pieces * quantity);
    this.right('Razem netto', 440);
    this.right(formatPrice(set.price * quantity, 'zł'), 544);
    this.y += 14;
  }

  heads(): void {
    this.text('Symbol', 80, 7);
    this.text('Produkt', 160, 7);
    ['W zestawie', 'Razem', 'Cena netto', 'Wartość netto'].forEach((head, index) => this.right(head, 340 + index * 68));
    this.y += 14;
    this.rule();
  }

  row({ symbol, name, picture, price, catalogUrl }: DocumentArticle, pieces: number, all: number): void {
    this.room(26);
    if (picture !== null) this.show(picture, { x: 51, y: this.y, width: 21, height: 21 });
    this.text(symbol, 80);
    this.document.text(name, 160, this.y, { width: 150 });
    [String(pieces), String(all), formatPrice(price ?? 0, 'zł'), formatPrice((price ?? 0) * all, 'zł')].forEach(
      (number, index) => this.right(number, 340 + index * 68),
    );
    if (catalogUrl !== '') this.document.link(80, this.y, 60, 12, catalogUrl);
    this.y += 25;
    this.rule();
  }

  private room(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.document.addPage({ size: 'A4', margin: 0 });
    this.y = 50;
  }

  private text(words: string, x: number, size = 8.5): void {
    this.document.fontSize(size).fillColor('#1e2022').text(words, x, this.y, { lineBreak: false });
  }

  private right(words: string, x: number): void {
    this.document.fontSize(8.5).text(words, x - 70, this.y, { width: 70, align: 'right', lineBreak: false });
  }

  private rule(): void {
    this.document.moveTo(51, this.y).lineTo(544, this.y).lineWidth(0.5).stroke('#d9d5ce');
  }
}
