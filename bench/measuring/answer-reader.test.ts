import { expect, test } from 'vitest'
import { AnswerReader } from './answer-reader.ts'

/** The statuses that are told after each piece of what comes. */
function read(...pieces: string[]) {
  const told: number[][] = []
  let now: number[] = []
  const reader = new AnswerReader((status) => now.push(status))
  for (const piece of pieces) {
    reader.take(Buffer.from(piece))
    told.push(now)
    now = []
  }
  return told
}

test('an answer ends after as many bytes as it announced', () => {
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nab', 'cd', 'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n')).toEqual([
    [],
    [200],
    [404],
  ])
})

test('a head may come in pieces', () => {
  expect(read('HTTP/1.1 200 OK\r\nContent-Le', 'ngth: 2\r\n\r', '\nab')).toEqual([[], [], [200]])
})

test('an answer in chunks ends with the empty one, wherever it is cut', () => {
  expect(read('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n', '0\r', '\n\r\n')).toEqual([[], [], [200]])
})

test('304 has no body, whatever it announces', () => {
  expect(read('HTTP/1.1 304 Not Modified\r\nContent-Length: 900\r\n\r\n')).toEqual([[304]])
})
