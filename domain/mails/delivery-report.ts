/** A mail as far as it may be a report about one of ours: its headers as they matter, its text, and its other parts. */
export type ReceivedMail = {
  /** `multipart/report` and its `report-type`. */
  type: string
  reportType: string
  from: string
  text: string
  parts: { type: string; content: string }[]
}

/** A mail of ours that could not be delivered, and what was said of it: the status (RFC 3463) first. */
export type FailedDelivery = { mailId: string; said: string }

const maxSaid = 500

/**
 * Reads a report (RFC 3464) or, from servers that write none (qmail, old Exim), a letter of a mailer daemon that has a copy of the mail. Undefined for anything else:
 * answers of people and their absence, read receipts, and reports that a mail is late or has arrived.
 */
export function readDeliveryReport(mail: ReceivedMail): FailedDelivery | undefined {
  const said = mail.type === 'multipart/report' ? readStatus(mail) : readLetter(mail)
  const mailId = said === undefined ? undefined : findMailId(mail)
  return mailId === undefined || said === undefined ? undefined : { mailId, said: said.slice(0, maxSaid) }
}

function readStatus({ reportType, parts }: ReceivedMail) {
  const status = parts.find(({ type }) => type === 'message/delivery-status')
  if (reportType.toLowerCase() !== 'delivery-status' || !status) return undefined
  const fields = readFields(status.content)
  if (fields.get('action')?.toLowerCase() !== 'failed') return undefined
  const reason = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+\s*;\s*/, '')
  const given = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  // '5.0.0' says less than what the other server has answered.
  const own = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(reason)?.[0]
  const code = own && /^\d\.0\.0$/.test(given) ? own : given
  return [code, reason].filter(Boolean).join(' ') || undefined
}

/** The fields of all groups; of several with one name the first, which is that of the one recipient. Folded lines are one. */
function readFields(content: string) {
  const fields = new Map<string, string>()
  for (const line of content
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [, name = '', value = ''] = /^\uFEFF?([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
  }
  return fields
}

const isDaemon = /\b(?:mailer-daemon|postmaster|mail-daemon|mdaemon)\b/i
const isFailure =
  /(?:could|can)(?:n['’]t| ?not) be delivered|(?:was|wasn['’]t|were) (?:not able|able|unable) to (?:be )?deliver|undeliver|deliver\w* (?:has |to the following \w+ )?failed|permanent (?:fatal )?error|giving up|failure notice|returned mail/i
const isLate = /will (?:keep|continue to) (?:be )?tr|still trying|warning message only|has not yet been|do not need to resend/i
/** Where the copy of the mail begins. */
const copyStart = /^.*(?:below this line is a copy|this is a copy of|original message follows|returned message|message header follow).*$/im

function readLetter({ from, text }: ReceivedMail) {
  if (!isDaemon.test(from)) return undefined
  const start = copyStart.exec(text)?.index ?? text.length
  const words = text.slice(0, start)
  if (!isFailure.test(words) || isLate.test(words)) return undefined
  const lines = words.split('\n').map((line) => line.trim())
  return (
    lines.find((line) => /\b[45]\.\d{1,3}\.\d{1,3}\b/.test(line)) ??
    lines.find((line) => /\b[45]\d\d[ -]/.test(line)) ??
    lines.join(' ').trim()
  )
}

/** Our id in the copy of the mail or its headers. `newId` makes it, and nobody who has not got the mail knows it. */
function findMailId({ text, parts }: ReceivedMail) {
  const copies = parts.filter(({ type }) => type === 'text/rfc822-headers' || type === 'message/rfc822').map(({ content }) => content)
  for (const copy of [...copies, text]) {
    const [, id] = /^\s*message-id:\s*<([0-9a-z]{20})@[^<>\s]+>/im.exec(copy) ?? []
    if (id) return id
  }
  return undefined
}
