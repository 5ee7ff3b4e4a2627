const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/** Finds where each answer ends among the bytes of a connection on which one request at a time is asked, and tells the status of each. */
export class AnswerReader {
  #onAnswer: (status: number) => void
  #head: Buffer | undefined
  #status = 0
  #left = 0
  #tail: Buffer | undefined
  #isInBody = false

  constructor(onAnswer: (status: number) => void) {
    this.#onAnswer = onAnswer
  }

  /** Takes what has come. */
  take(bytes: Buffer) {
    if (this.#isInBody) return this.#takeBody(bytes)
    const head = this.#head ? Buffer.concat([this.#head, bytes]) : bytes
    const end = head.indexOf(headEnd)
    this.#head = end < 0 ? head : undefined
    if (end < 0) return
    this.#readHead(head.toString('latin1', 0, end))
    this.#takeBody(head.subarray(end + headEnd.length))
  }

  #readHead(head: string) {
    this.#status = Number(head.slice(9, 12))
    const hasBody = this.#status !== 304 && this.#status !== 204
    this.#left = hasBody ? Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0) : 0
    this.#tail = hasBody && /\r\ntransfer-encoding: *chunked/i.test(head) ? Buffer.alloc(0) : undefined
    this.#isInBody = true
  }

  // The end of a chunked body is known by its last bytes alone: nothing is asked before it, so nothing follows them.
  #takeBody(bytes: Buffer) {
    this.#left -= bytes.length
    if (this.#tail) this.#tail = Buffer.concat([this.#tail, bytes.subarray(-lastChunk.length)]).subarray(-lastChunk.length)
    const isDone = this.#tail ? this.#tail.equals(lastChunk) : this.#left <= 0
    if (!isDone) return
    this.#isInBody = false
    this.#onAnswer(this.#status)
  }
}
