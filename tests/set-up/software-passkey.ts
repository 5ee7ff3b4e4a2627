import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** How an authenticator responds; a test sets what is wrong with it. */
type Answer = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; challenge?: string }

/** An authenticator with one ES256 key, which gives the browser's responses: registration with attestation 'none', and assertions. */
export function makeSoftwarePasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')])
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])

  function toClientData(type: string, challenge: string, from: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  }

  function toAuthenticatorData({ isVerified = true, counter = 0, rpId: given = rpId }: Answer, flags: number, rest = Buffer.alloc(0)) {
    const head = Buffer.alloc(5)
    head.writeUInt8(present | (isVerified ? verified : 0) | flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(given).digest(), head, rest])
  }

  return {
    id,
    /** The response to a registration request. */
    make(challenge: string, answer: Answer = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, cose])
      const authData = toAuthenticatorData(answer, withKey, attested)
      const authLength = Buffer.alloc(2)
      authLength.writeUInt16BE(authData.length)
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        authLength,
        authData,
      ])
      const clientDataJSON = toClientData('webauthn.create', answer.challenge ?? challenge, answer.origin ?? origin)
      return JSON.stringify({
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      })
    },
    /** The response to a sign-in request. */
    show(challenge: string, answer: Answer = {}) {
      const authenticatorData = toAuthenticatorData(answer, 0)
      const clientDataJSON = toClientData('webauthn.get', answer.challenge ?? challenge, answer.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]), privateKey)
      return JSON.stringify({
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      })
    },
  }
}
