import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/process.mjs'

const bundle = join(root, 'node_modules/@sparticuz/chromium')
const cache = join(root, 'node_modules/.cache')

/**
 * Unpacks the Chromium among our packages, once per version; returns its path, the variables it needs, and its own copy of the system
 * libraries.
 */
export async function unpackChromium() {
  const { version } = JSON.parse(readFileSync(join(bundle, 'package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: nameFonts(folder) },
    libraries: join(folder, 'al2023/lib'),
  }
}

// Named by a single rename at the end: a folder of that name is always complete.
function unpackInto(folder: string) {
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  inflate(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

// Written each time, because the checkout may have been moved, and Chromium crashes if it finds no font.
function nameFonts(folder: string) {
  const file = join(folder, 'fonts.conf')
  const directories = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${directories}</fontconfig>`)
  return file
}

// The package unpacks to fixed names in the temporary folder; a separate process has a temporary folder of its own.
function inflate(folder: string) {
  const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => join(bundle, 'bin', name))
  const program = `import { inflate } from '@sparticuz/chromium'; await Promise.all(${JSON.stringify(archives)}.map(inflate))`
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
