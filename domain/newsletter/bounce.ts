/**
 * What a mail server's refusal says about an address: `hard`, there is no such mailbox; `soft`, it accepts nothing for now; `policy`, the
 * mail or its sender was rejected, which says nothing about the address.
 */
export type BounceKind = 'hard' | 'soft' | 'policy'

const status = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/
const words = {
  policy: /spam|blocked|blacklist|block ?list|policy|reputation|dmarc|spf|dkim|content|virus|relay|authenticat/i,
  soft: /full|quota|temporar|try again|later|greylist|grey-list|too many/i,
  hard: /no such|unknown|does(?:n['’]t| not) exist|not exist|invalid|unavailable|disabled|inactive|not found|no mailbox|user .*reject|recipient .*reject/i,
}

/**
 * Classifies a refusal by its status (RFC 3463), else by its reply code and text. 5.1.x (address) and 5.2.1 (mailbox disabled) are hard,
 * 5.2.2 (mailbox full) and 4.x.x soft, 5.7.x policy.
 */
export function readBounce(said: string): BounceKind {
  const [, kind, subject, detail] = status.exec(said) ?? []
  if (kind === '4') return 'soft'
  if (kind === '5' && subject === '1') return detail === '7' || detail === '8' ? 'policy' : 'hard'
  if (kind === '5' && subject === '2') return detail === '1' || detail === '0' ? 'hard' : 'soft'
  if (kind === '5' && subject === '7') return 'policy'
  if (kind === '5' && subject === '4') return 'hard'
  const found = (['policy', 'soft', 'hard'] as const).find((one) => words[one].test(said))
  if (found) return found
  return /^(?:550|551|553)\b/.test(said) || (kind === '5' && subject === '0') ? 'hard' : 'policy'
}

/** After this many soft bounces in a row, the address counts as gone. */
export const softBouncesMost = 5
