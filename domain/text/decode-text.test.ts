import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const crepes = 'Crêpes à la crème, ½ l'
const latin = Buffer.from(crepes, 'latin1')
const page = (charset: string, text: Buffer) => Buffer.concat([Buffer.from(`<html><head><meta charset="${charset}"></head>`), text])

test('a byte order mark takes precedence', () => {
  const utf16 = Buffer.from(`\ufeff${crepes}`, 'utf16le')
  expect(decodeText(utf16, 'text/html; charset=iso-8859-1')).toBe(crepes)
  expect(decodeText(Buffer.from(utf16).swap16())).toBe(crepes)
  expect(decodeText(Buffer.from(`\ufeff${crepes}`), 'windows-1252')).toBe(crepes)
  expect(decodeText(Buffer.from(crepes, 'utf16le'))).toBe(crepes)
})

test('the sender’s label, a meta element and an XML declaration name the encoding', () => {
  expect(decodeText(latin, 'text/html; charset="ISO-8859-1"')).toBe(crepes)
  expect(decodeText(page('iso-8859-1', latin))).toContain(crepes)
  expect(decodeText(Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-8859-1" ?><a>'), latin]))).toContain(crepes)
  const shiftJis = Buffer.from([0x91, 0x66, 0x94, 0xaf])
  expect(decodeText(page('shift_jis', shiftJis))).toContain('素髪')
  expect(decodeText(shiftJis, 'text/html; charset=shift_jis')).toBe('素髪')
})

test('UTF-8 is recognised whatever the label, and unlabelled text is read as Windows-1252', () => {
  expect(decodeText(page('iso-8859-1', Buffer.from(crepes)))).toContain(crepes)
  expect(decodeText(Buffer.from([0x93, 0x31, 0xbd, 0x94, 0x20, 0x80]))).toBe('“1½” €')
  expect(decodeText(Buffer.from([0xe9]), 'text/html; charset=nonsense')).toBe('é')
  expect(decodeText(Buffer.concat([Buffer.from(crepes), Buffer.from([0xff])]))).toBe(`${crepes}\ufffd`)
  expect(decodeText(Buffer.from(''))).toBe('')
})
