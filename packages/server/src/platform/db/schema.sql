-- All tables and indexes, in SQL that both databases support. schema.ts adds what they don't share.

-- Players and their accounts.
create table users (
  id text primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text,
  rank text not null default 'ROOKIE',
  stars integer not null default 0,
  current_streak integer not null default 0,
  best_streak integer not null default 0,
  email_notifications integer not null default 1,
  notify_rank_up integer not null default 1,
  notify_achievement integer not null default 1,
  notify_match_start integer not null default 1,
  notify_follower_pick integer not null default 1,
  profile_image_url text,
  created_at bigint not null,
  is_bot integer not null default 0,
  deleted_at bigint,
  purged_at bigint,
  email_confirmed_at bigint,
  claimed_email_key text,
  device_version integer not null default 0,
  notify_results integer not null default 1,
  results_seen_at bigint,
  digest_due_at bigint,
  digest_tries integer not null default 0,
  edge double precision not null default 0,
  edge_variance double precision not null default 0,
  edge_score double precision not null default 0,
  edge_count integer not null default 0,
  is_moderator integer not null default 0,
  muted_until bigint,
  suspended_until bigint
);
create index users_to_purge on users (deleted_at) where deleted_at is not null and purged_at is null;
create index users_claim on users (claimed_email_key, created_at) where claimed_email_key is not null;
create index users_digest on users (digest_due_at, id) where digest_due_at is not null;
create index users_edge on users (edge_score desc, username_key) where edge_count >= 20 and deleted_at is null;
-- Usernames are part of the indexes of leaderboards, because they order ties.
create index users_stars on users (stars desc, username_key) where deleted_at is null;
create index users_streak on users (current_streak desc, username_key) where deleted_at is null and current_streak > 0;
create index users_moderators on users (id) where is_moderator = 1;

create table sessions (
  id_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at bigint not null,
  last_seen_at bigint not null,
  device text
);
create index sessions_user on sessions (user_id);

create table password_resets (
  token_hash text primary key,
  user_id text unique references users (id),
  created_at bigint not null
);

create table email_confirmations (
  token_hash text primary key,
  user_id text not null unique references users (id),
  email text not null,
  created_at bigint not null
);

create table signup_requests (
  key_hash text primary key,
  body_hash text not null,
  -- No foreign key: this row is written before its user, so that concurrent retries wait for each other.
  user_id text not null,
  username_generated integer not null,
  created_at bigint not null
);

-- Matches, the Machine's predictions, picks, and what follows from them.
create table matches (
  id text primary key,
  league text not null,
  home_team text not null,
  away_team text not null,
  home_abbr text not null,
  away_abbr text not null,
  start_time bigint not null,
  status text not null,
  score_home integer,
  score_away integer,
  clock text,
  is_gold integer not null default 0
);
create index matches_open on matches (status, start_time);
create index matches_start on matches (start_time, id);

create table predictions (
  match_id text primary key references matches (id),
  machine_pick text not null,
  confidence_pct double precision not null,
  analysis text not null,
  rationale text not null,
  sources text not null,
  model_version text not null,
  content_hash text not null,
  created_at bigint not null,
  agree_stake integer,
  disagree_stake integer,
  home_pct double precision,
  draw_pct double precision,
  away_pct double precision,
  reasons text
);

create table picks (
  id text primary key,
  user_id text not null references users (id),
  match_id text not null references matches (id),
  choice text not null check (choice in ('AGREE', 'DISAGREE')),
  created_at bigint not null,
  crowd_batch integer,
  announce_due_at bigint,
  match_start bigint,
  constraint picks_once unique (user_id, match_id)
);
create index picks_uncounted on picks (match_id, choice) where crowd_batch is null;
create index picks_unannounced on picks (announce_due_at) where announce_due_at is not null;
-- The players of a match are read in order, so that they can be processed in batches.
create index picks_match on picks (match_id, user_id, choice);

create table grades (
  match_id text primary key references matches (id),
  status text not null,
  score_home integer,
  score_away integer,
  outcome text,
  machine_correct integer,
  start_time bigint not null,
  graded_at bigint not null,
  post_mortem text
);
create index grades_order on grades (start_time, match_id, machine_correct);
create index grades_unexplained on grades (graded_at) where machine_correct = 0 and post_mortem is null;

create table pick_results (
  pick_id text primary key references picks (id),
  user_id text not null references users (id),
  match_id text not null references matches (id),
  choice text not null,
  was_correct integer not null,
  stars integer not null,
  start_time bigint not null,
  picked_at bigint not null,
  edge double precision,
  edge_variance double precision,
  is_slayer_pick integer not null default 0
);
create index pick_results_streak on pick_results (user_id, start_time, picked_at, match_id, was_correct, stars, choice);
-- Covers the all-time AI Slayers board: half the rows, already grouped by player.
create index pick_results_slayers on pick_results (user_id, was_correct) where is_slayer_pick = 1;
-- Covers the sums of a player, and finds their disagreements in order.
create index pick_results_edge on pick_results (user_id, start_time, picked_at, match_id, edge, edge_variance) where edge is not null;
create index pick_results_match on pick_results (match_id, user_id);

create table crowds (
  match_id text primary key references matches (id),
  agree_count integer not null default 0,
  disagree_count integer not null default 0,
  batch integer not null default 0,
  batch_agree_count integer not null default 0,
  batch_disagree_count integer not null default 0,
  bot_count integer not null default 0
);

create table board_totals (
  user_id text not null references users (id),
  period text not null,
  starts_at bigint not null,
  username_key text not null,
  stars integer not null,
  slayer_correct integer not null,
  slayer_picks integer not null,
  slayer_score double precision,
  constraint board_totals_once primary key (user_id, period, starts_at)
);
-- Also finds the totals of a span that has long ended.
create index board_totals_stars on board_totals (period, starts_at, stars desc, username_key);
create index board_totals_slayers on board_totals (period, starts_at, slayer_score desc, username_key) where slayer_score is not null;

create table user_achievements (
  user_id text not null references users (id),
  achievement_id text not null,
  unlocked_at bigint not null,
  constraint user_achievements_once primary key (user_id, achievement_id)
);

-- Follows, and the search for names.
create table follows (
  follower_id text not null references users (id),
  followee_id text not null references users (id),
  created_at bigint not null,
  constraint follows_once primary key (follower_id, followee_id),
  constraint follows_another check (follower_id <> followee_id)
);
create index follows_followee on follows (followee_id, created_at);

create table follow_counts (
  user_id text primary key references users (id),
  username_key text not null,
  followers integer not null,
  following integer not null
);
create index follow_counts_followers on follow_counts (followers desc, username_key) where followers > 0;

create table username_suffixes (
  suffix text not null,
  user_id text not null
);
create unique index username_suffixes_once on username_suffixes (suffix, user_id);
create index username_suffixes_user on username_suffixes (user_id);

-- What players are notified about.
create table notifications (
  id text primary key,
  user_id text not null references users (id),
  kind text not null,
  event_key text not null,
  message text not null,
  is_read integer not null default 0,
  created_at bigint not null,
  mail_due_at bigint,
  about_user_id text references users (id),
  mail_expires_at bigint,
  target_kind text,
  target_id text,
  other_user_id text,
  neutral_message text,
  constraint notifications_once unique (user_id, event_key)
);
create index notifications_user on notifications (user_id, created_at);
create index notifications_unread on notifications (user_id) where is_read = 0;
create index notifications_created on notifications (created_at);
create index notifications_about on notifications (about_user_id) where about_user_id is not null;
create index notifications_mail on notifications (user_id, mail_due_at) where mail_due_at is not null;
create index notifications_other on notifications (other_user_id) where other_user_id is not null;

-- Chats and direct messages.
create table match_chats (
  match_id text primary key references matches (id),
  last_position integer not null,
  word_filter integer
);

create table chat_messages (
  id text primary key,
  match_id text not null references match_chats (match_id),
  position integer not null,
  kind text not null,
  user_id text references users (id),
  text text not null,
  request_key text,
  event_key text,
  created_at bigint not null,
  deleted_at bigint,
  constraint chat_messages_order unique (match_id, position),
  constraint chat_messages_request unique (user_id, request_key),
  constraint chat_messages_event unique (match_id, event_key),
  constraint chat_messages_author check ((kind = 'USER') = (user_id is not null))
);
create index chat_messages_user on chat_messages (user_id, created_at, id);

create table chat_reads (
  user_id text not null references users (id),
  match_id text not null references matches (id),
  last_position integer not null,
  constraint chat_reads_once primary key (user_id, match_id)
);

create table dm_threads (
  id text primary key,
  people_key text not null unique,
  last_position integer not null default 0,
  last_at bigint not null,
  started_by text,
  is_managed integer not null default 0
);

create table dm_participants (
  thread_id text not null references dm_threads (id),
  user_id text not null references users (id),
  left_at bigint,
  is_request integer not null default 0,
  hidden_until integer not null default 0,
  constraint dm_participants_once primary key (thread_id, user_id)
);
create index dm_participants_user on dm_participants (user_id);

create table dm_messages (
  id text primary key,
  thread_id text not null references dm_threads (id),
  position integer not null,
  user_id text not null references users (id),
  text text not null,
  request_key text,
  created_at bigint not null,
  deleted_at bigint,
  constraint dm_messages_order unique (thread_id, position),
  constraint dm_messages_request unique (user_id, request_key)
);
create index dm_messages_user on dm_messages (user_id, created_at, id);

-- Blocked and muted players.
create table blocks (
  blocker_id text not null references users (id),
  blocked_id text not null references users (id),
  created_at bigint not null,
  constraint blocks_once primary key (blocker_id, blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);

create table mutes (
  muter_id text not null references users (id),
  muted_id text not null references users (id),
  created_at bigint not null,
  constraint mutes_once primary key (muter_id, muted_id)
);
create index mutes_muted on mutes (muted_id);

-- Reports, decisions about players, and the log of them.
create table moderation_cases (
  id text primary key,
  subject_key text not null unique,
  subject_kind text not null,
  subject_id text not null,
  user_id text not null references users (id),
  match_id text,
  content text not null,
  state text not null,
  revision integer not null,
  reporter_count integer not null,
  first_reported_at bigint not null,
  last_reported_at bigint not null,
  decided_at bigint
);
create index moderation_cases_open on moderation_cases (state, first_reported_at, id);
create index moderation_cases_decided on moderation_cases (state, decided_at, id);
create index moderation_cases_user on moderation_cases (user_id);

create table moderation_reports (
  id text primary key,
  case_id text not null references moderation_cases (id) on delete cascade,
  reporter_id text not null references users (id),
  reason text not null,
  note text,
  created_at bigint not null,
  constraint moderation_reports_once unique (case_id, reporter_id)
);
create index moderation_reports_reporter on moderation_reports (reporter_id, created_at, id);
create index moderation_reports_notes on moderation_reports (case_id, created_at desc, id) where note is not null;

create table moderation_reasons (
  case_id text not null references moderation_cases (id) on delete cascade,
  reason text not null,
  reporter_count integer not null,
  constraint moderation_reasons_once primary key (case_id, reason)
);

create table moderation_context (
  case_id text not null references moderation_cases (id) on delete cascade,
  position integer not null,
  message_id text not null,
  user_id text,
  text text not null,
  created_at bigint not null,
  constraint moderation_context_once primary key (case_id, position)
);
create index moderation_context_user on moderation_context (user_id);

create table moderation_decisions (
  id text primary key,
  case_id text,
  user_id text not null references users (id),
  moderator_id text,
  action text not null,
  reason text not null,
  note text,
  created_at bigint not null,
  ends_at bigint,
  undone_at bigint,
  hidden text
);
create index moderation_decisions_user on moderation_decisions (user_id, created_at, id);
create index moderation_decisions_case on moderation_decisions (case_id, created_at);

create table moderation_log (
  position integer primary key,
  at bigint not null,
  event text not null,
  moderator_id text,
  user_id text,
  subject_id text,
  reason text,
  hours integer,
  hash text not null
);

-- The clubs that players follow, and whose results they hide.
create table user_clubs (
  user_id text not null references users (id),
  club text not null,
  followed_at bigint not null,
  constraint user_clubs_once primary key (user_id, club)
);

create table hidden_results (
  user_id text primary key references users (id),
  is_all integer not null,
  clubs text not null,
  since bigint not null
);

create table shown_results (
  user_id text not null references users (id),
  match_id text not null references matches (id),
  start_time bigint not null,
  constraint shown_results_once primary key (user_id, match_id)
);

-- Leagues of friends.
create table friend_leagues (
  id text primary key,
  name text not null,
  owner_id text not null references users (id),
  thread_id text not null unique references dm_threads (id),
  starts_at bigint not null,
  created_at bigint not null,
  member_count integer not null,
  invite_version integer not null default 0,
  invite_hash text unique,
  invite_expires_at bigint,
  constraint friend_leagues_size check (member_count between 0 and 50),
  constraint friend_leagues_invite check ((invite_hash is null) = (invite_expires_at is null))
);

create table friend_league_members (
  league_id text not null references friend_leagues (id),
  user_id text not null references users (id),
  joined_at bigint not null,
  counts_from bigint not null,
  left_at bigint,
  constraint friend_league_members_once primary key (league_id, user_id)
);
create index friend_league_members_user on friend_league_members (user_id);

-- What players share with everyone, and the pictures that were drawn last.
create table shares (
  id text primary key,
  user_id text not null references users (id),
  kind text not null,
  subject text not null,
  hides_result integer not null,
  selection text not null,
  created_at bigint not null,
  constraint shares_once unique (user_id, kind, subject, hides_result)
);
create index shares_user on shares (user_id, created_at, id);

create table share_pictures (
  share_id text primary key references shares (id) on delete cascade,
  version text not null,
  png text not null,
  drawn_at bigint not null
);
create index share_pictures_drawn on share_pictures (drawn_at);

-- The calendar, push notifications and the hour of the digest.
create table reminder_settings (
  user_id text primary key references users (id),
  time_zone text,
  quiet_from integer,
  quiet_to integer,
  digest_hour integer,
  digest_at bigint,
  digest_queued_at bigint
);
create index reminder_settings_digest on reminder_settings (digest_at, user_id) where digest_at is not null;

create table calendar_addresses (
  user_id text primary key references users (id),
  secret_hash text not null unique,
  nonce text not null,
  created_at bigint not null
);

create table calendar_events (
  match_id text primary key references matches (id),
  starts_at bigint not null,
  is_cancelled integer not null,
  sequence integer not null default 0,
  changed_at bigint not null
);

create table push_subscriptions (
  id text primary key,
  user_id text not null references users (id),
  -- A browser gets nothing after its logout, whichever way the session ends.
  session_hash text not null references sessions (id_hash) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at bigint not null
);
create index push_subscriptions_user on push_subscriptions (user_id, id);
create index push_subscriptions_session on push_subscriptions (session_hash);

create table pushes (
  user_id text not null references users (id),
  event_key text not null,
  day text not null,
  slot integer not null check (slot in (1, 2)),
  created_at bigint not null,
  constraint pushes_once primary key (user_id, event_key),
  -- The limit: a day has two slots.
  constraint pushes_a_day unique (user_id, day, slot)
);
create index pushes_created on pushes (created_at);

create table push_messages (
  id text primary key,
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  event_key text not null,
  message text not null,
  day text not null,
  due_at bigint not null,
  expires_at bigint not null,
  attempts integer not null default 0
);
create index push_messages_due on push_messages (due_at, id);
create index push_messages_subscription on push_messages (subscription_id);

-- The log of what was published, and what a receipt of a pick says.
create table proof_checkpoints (
  size integer primary key,
  at bigint not null,
  root text not null,
  note text not null
);

create table proof_entries (
  position integer primary key,
  kind text not null,
  subject text not null,
  text text not null,
  checkpoint_size integer not null references proof_checkpoints (size),
  path text not null,
  constraint proof_entries_once unique (kind, subject)
);

create table proof_nodes (
  level integer not null,
  position integer not null,
  hash text not null,
  constraint proof_nodes_once primary key (level, position)
);

-- What providers of matches said, and how they answer.
create table observations (
  id integer primary key,
  source text not null,
  source_id text not null,
  seen_at bigint not null,
  hash text not null,
  value text not null
);
create index observations_subject on observations (source, source_id, id);

create table source_health (
  source text not null,
  request text not null,
  answered_at bigint,
  failing_since bigint,
  failure text,
  constraint source_health_key primary key (source, request)
);

-- The server: values by name, jobs, the leader's lease, and counts of requests.
create table key_value (
  name text primary key,
  value text not null
);

create table jobs (
  key text primary key,
  task text not null,
  payload text not null,
  run_at bigint not null,
  attempts integer not null default 0,
  revision integer not null default 0,
  expires_at bigint
);
create index jobs_due on jobs (run_at, key);

create table leases (
  name text primary key,
  holder text not null,
  epoch integer not null,
  expires_at bigint not null
);

create table rate_windows (
  key text primary key,
  count integer not null,
  ends_at bigint not null
);
create index rate_windows_ended on rate_windows (ends_at);
