import { expect, test } from 'vitest'
import { readBounce } from './bounce.ts'

test.each([
  ['550 5.1.1 <ann@mail.example>: Recipient address rejected: User unknown in virtual mailbox table', 'hard'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'hard'],
  ['550 5.2.1 The email account that you tried to reach is disabled', 'hard'],
  ['550 No such user here', 'hard'],
  ['554 delivery error: dd This user doesn’t have an account - mailbox unavailable', 'hard'],
  ['552 5.2.2 Mailbox full', 'soft'],
  ['Given up. 452 4.2.2 Over quota', 'soft'],
  ['421 Try again later', 'soft'],
  ['550 5.7.1 Our system has detected that this message is likely unsolicited mail', 'policy'],
  ['554 5.7.26 Unauthenticated email is not accepted due to the domain’s DMARC policy', 'policy'],
  ['550 Message content rejected as spam', 'policy'],
  ['554 Blocked by our block list', 'policy'],
  ['501 Syntax error', 'policy'],
])('%s is %s', (said, kind) => expect(readBounce(said)).toBe(kind))
