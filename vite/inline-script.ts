import { readFileSync } from 'node:fs'
import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'

const ending = '?inline-script'

/**
 * `import code from './x.js?inline-script'` gives the minified text of a script to inline into the document. It is empty in the browser's
 * bundle: the document has the script already, and React leaves it alone.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ending)) return
      if (this.environment.name === 'client') return 'export default ""'
      const file = id.slice(0, -ending.length)
      const { code } = minifySync(file, readFileSync(file, 'utf8'), { compress: true, mangle: { toplevel: false } })
      return `export default ${JSON.stringify(code)}`
    },
  }
}
