/** How many zero bits a proof of work begins with: about 16,000 hashes, a second or two on a phone. */
export const proofBits = 14

/** What is hashed for the proof of one submission. */
export function toProofText(id: string, nonce: number) {
  return `${id} ${nonce}`
}

/** Whether a hash begins with enough zeros. */
export function isProof(hash: Uint8Array) {
  return hash.length > 2 && Math.clz32(((hash[0] ?? 0) << 24) | ((hash[1] ?? 0) << 16) | ((hash[2] ?? 0) << 8)) >= proofBits
}
