/** The non-empty lines of a CSV file with their numbers, each as its columns. Columns are separated by commas, semicolons or tabs. */
export function readCsv(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const separator = [';', '\t', ','].find((mark) => lines.every((line) => line.trim() === '' || line.includes(mark))) ?? ','
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ number: index + 1, columns: split(line, separator) }]))
}

function split(line: string, separator: string) {
  const columns: string[] = ['']
  let isQuoted = false
  for (let index = 0; index < line.length; index++) {
    const letter = line[index] ?? ''
    const add = (text: string) => columns.push((columns.pop() ?? '') + text)
    if (letter === '"' && isQuoted && line[index + 1] === '"') add(line[++index] ?? '')
    else if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) columns.push('')
    else add(letter)
  }
  return columns.map((column) => column.trim())
}
