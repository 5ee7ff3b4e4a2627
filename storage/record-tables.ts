import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type TableNode,
} from 'kysely'
import type { Database } from './database.ts'

/** The same database, which notes in `tables` the name of every table that a query reads or writes. */
export function recordTables(db: Database, tables: Set<string>): Database {
  return db.withPlugin(new TableRecorder(tables))
}

class TableRecorder implements KyselyPlugin {
  readonly #reader: TableReader

  constructor(tables: Set<string>) {
    this.#reader = new TableReader(tables)
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#reader.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

class TableReader extends OperationNodeTransformer {
  readonly #tables: Set<string>

  constructor(tables: Set<string>) {
    super()
    this.#tables = tables
  }

  protected override transformTable(node: TableNode) {
    // Numbers change with the rows that they count, which whoever shows them reads, too.
    if (node.table.identifier.name !== 'rowCounts') this.#tables.add(node.table.identifier.name)
    return node
  }
}
