import { type Kysely, sql } from 'kysely';

/**
 * The migration '024_report_counts': the number of reports for each reason, and an index of the notes, so that reading a
 * case takes the same time however many players have reported it.
 */
export async function reportCounts(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('moderation_reasons')
    .addColumn('case_id', 'text', (column) => column.notNull().references('moderation_cases.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('reporter_count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('moderation_reasons_once', ['case_id', 'reason'])
    .execute();
  await sql`insert into moderation_reasons (case_id, reason, reporter_count)
    select case_id, reason, count(*) from moderation_reports group by case_id, reason`.execute(db);
  await schema
    .createIndex('moderation_reports_notes')
    .on('moderation_reports')
    .columns(['case_id', 'created_at desc', 'id'])
    .where(sql<boolean>`note is not null`)
    .execute();
}
