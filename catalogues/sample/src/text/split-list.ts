/** The entries of a table's cell that holds several, between spaces. `-` stands for none. */
export function splitList(cell: string): readonly string[] {
  return cell === '-' ? [] : cell.split(' ');
}
