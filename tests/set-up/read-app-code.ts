import { createOTP } from '@better-auth/utils/otp'

/** The code that an authenticator app shows now for a key from a QR code: in base 32 (RFC 4648). */
export function readAppCode(key: string) {
  const bits = [...key].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  return createOTP(new TextDecoder().decode(bytes)).totp()
}
