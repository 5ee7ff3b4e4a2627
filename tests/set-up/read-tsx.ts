import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const compilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
}

/** The constants that Vite gives server modules. */
const viteSays = 'import.meta.env = { SSR: true };'

// Node reads TypeScript, but not JSX: with this, a test can import page modules from their sources.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), { compilerOptions })
    return { format: 'module', source: viteSays + outputText, shortCircuit: true }
  },
})
