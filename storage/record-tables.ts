import {
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  TableNode,
  ValueNode,
} from 'kysely'
import type { Database } from './database.ts'

/** The same database, which notes in `tables` the name of every table that a query reads or writes. */
export function recordTables(db: Database, tables: Set<string>): Database {
  return db.withPlugin(new TableRecorder(tables))
}

class TableRecorder implements KyselyPlugin {
  readonly #tables: Set<string>

  constructor(tables: Set<string>) {
    this.#tables = tables
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    noteTables(node, this.#tables)
    return node
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

/** Looks through a query, which is cheaper than having Kysely copy it. */
function noteTables(part: unknown, tables: Set<string>) {
  if (Array.isArray(part)) for (const inner of part) noteTables(inner, tables)
  if (!isNode(part) || ValueNode.is(part)) return
  if (TableNode.is(part)) tables.add(part.table.identifier.name)
  else for (const inner of Object.values(part)) noteTables(inner, tables)
}

function isNode(part: unknown): part is OperationNode {
  return typeof part === 'object' && part !== null && 'kind' in part
}
