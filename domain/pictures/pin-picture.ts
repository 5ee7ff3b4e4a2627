import type { Picture } from './picture-variants.ts'

/** The text on a picture for Pinterest. */
export type PinWords = { title: string; siteName: string }

/** In pixels, 2:3: the tallest ratio that Pinterest shows uncropped. */
export const pinSize = { width: 1000, height: 1500 }

/** The photo is enlarged at most twofold. */
const maxEnlargement = 2

/** Whether a photo is large enough for one. */
export function canBePin({ width, height }: Pick<Picture, 'width' | 'height'>) {
  return width * maxEnlargement >= pinSize.width && height * maxEnlargement >= pinSize.height
}

/** The letters in the bundled font (content/fonts/README.md). */
const drawn = /^[\u0020-\u007E\u00A0-\u017E\u0218-\u021B\u1E9E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2044\u20AC\u2122]*$/
const notDrawn =
  /[\u00A4\u00AD\u0108\u0109\u0114\u0115\u011C\u011D\u0124\u0125\u012C\u012D\u0134\u0135\u0138\u013F\u0140\u0149\u014E\u014F\u015C\u015D\u0162\u0163\u0166\u0167]/

/** A text without emoji; '' if the bundled font lacks letters for the rest. */
export function toDrawable(text: string) {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, (found) => (/[©®™]/.test(found) ? found : ''))
    .replace(/\s+/g, ' ')
    .trim()
  return drawn.test(plain) && !notDrawn.test(plain) ? plain : ''
}
