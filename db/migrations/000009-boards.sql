-- The free board and customer service. Written only by src/server/community.

create table board_post (
  id bigint not null generated always as identity,
  member_id bigint not null,
  key text not null,
  title text not null,
  contents text not null,
  -- The title as a search compares it, and its letters and pairs of letters, by which parts of it are found.
  search_title text not null,
  grams text[] not null,
  written_at timestamptz not null,
  edited_at timestamptz,
  state text not null default 'shown',
  hidden_reason text,
  pinned boolean not null default false,
  views integer not null default 0,
  comments integer not null default 0,
  -- Complaints that no operator has looked at.
  reports integer not null default 0,
  points bigint not null default 0,
  points_ref uuid,
  constraint board_post_pkey primary key (id),
  constraint board_post_once unique (member_id, key),
  constraint board_post_member_id_fkey foreign key (member_id) references member(id),
  constraint board_post_state_check check (state in ('shown', 'hidden', 'deleted')),
  constraint board_post_check check ((state = 'hidden') = (hidden_reason is not null)),
  constraint board_post_text_check check (title <> '' and contents <> ''),
  constraint board_post_points_check check (points >= 0 and (points = 0 or points_ref is not null))
);
create index board_post_listed on board_post (pinned desc, id desc) where state = 'shown';
create index board_post_found on board_post using gin (grams);
create index board_post_own on board_post (member_id, written_at);
create index board_post_hidden on board_post (id desc) where state = 'hidden';
create index board_post_reported on board_post (id desc) where reports > 0;
comment on column board_post.key is 'The writer''s own name for this writing: under it the same post is written once.';
comment on column board_post.points_ref is 'Under which its points were posted last.';

create table board_post_bet (
  post_id bigint not null,
  place smallint not null,
  bet_id uuid not null,
  shows_money boolean not null,
  constraint board_post_bet_pkey primary key (post_id, place),
  constraint board_post_bet_once unique (post_id, bet_id),
  constraint board_post_bet_post_id_fkey foreign key (post_id) references board_post(id)
);

create table board_comment (
  id bigint not null generated always as identity,
  post_id bigint not null,
  member_id bigint not null,
  key text not null,
  contents text not null,
  written_at timestamptz not null,
  state text not null default 'shown',
  points bigint not null default 0,
  points_ref uuid,
  constraint board_comment_pkey primary key (id),
  constraint board_comment_once unique (member_id, key),
  constraint board_comment_post_id_fkey foreign key (post_id) references board_post(id),
  constraint board_comment_member_id_fkey foreign key (member_id) references member(id),
  constraint board_comment_state_check check (state in ('shown', 'deleted', 'removed')),
  constraint board_comment_contents_check check (contents <> ''),
  constraint board_comment_points_check check (points >= 0 and (points = 0 or points_ref is not null))
);
create index board_comment_listed on board_comment (post_id, id desc) where state = 'shown';
create index board_comment_own on board_comment (member_id, written_at);
comment on column board_comment.state is 'deleted by its writer, removed by an operator';

-- A post counts as seen once by each member.
create table board_view (
  post_id bigint not null,
  member_id bigint not null,
  constraint board_view_pkey primary key (post_id, member_id),
  constraint board_view_post_id_fkey foreign key (post_id) references board_post(id)
);

create table board_report (
  post_id bigint not null,
  member_id bigint not null,
  reason text not null,
  reported_at timestamptz not null,
  settled_at timestamptz,
  constraint board_report_pkey primary key (post_id, member_id),
  constraint board_report_post_id_fkey foreign key (post_id) references board_post(id),
  constraint board_report_member_id_fkey foreign key (member_id) references member(id)
);

-- When each member has last written: the pause is judged under the lock of this row.
create table board_writer (
  member_id bigint not null,
  post_at timestamptz,
  comment_at timestamptz,
  constraint board_writer_pkey primary key (member_id),
  constraint board_writer_member_id_fkey foreign key (member_id) references member(id)
);

create table board_word (
  form text not null,
  word text not null,
  added_at timestamptz not null,
  constraint board_word_pkey primary key (form),
  constraint board_word_check check (form <> '')
);
comment on column board_word.form is 'The word''s letters alone, as texts are compared with it.';

create table customer_question (
  id bigint not null generated always as identity,
  member_id bigint not null,
  key text not null,
  category text not null,
  title text not null,
  contents text not null,
  bet_id uuid,
  state text not null default 'new',
  -- Who has taken it.
  operator_id bigint,
  asked_at timestamptz not null,
  -- Since when the member waits for a word; null while it is the member's turn, and once it is done.
  waits_since timestamptz,
  unread boolean not null default false,
  constraint customer_question_pkey primary key (id),
  constraint customer_question_once unique (member_id, key),
  constraint customer_question_member_id_fkey foreign key (member_id) references member(id),
  constraint customer_question_operator_id_fkey foreign key (operator_id) references member(id),
  constraint customer_question_category_check check (category in ('general', 'deposit', 'withdrawal', 'betting')),
  constraint customer_question_state_check check (state in ('new', 'doing', 'done')),
  constraint customer_question_check check (state <> 'done' or waits_since is null),
  constraint customer_question_text_check check (title <> '' and contents <> '')
);
create unique index customer_question_open on customer_question (member_id) where state <> 'done';
create index customer_question_own on customer_question (member_id, id desc);
create index customer_question_unread on customer_question (member_id) where unread;
create index customer_question_waiting on customer_question (waits_since, id) where waits_since is not null;
create index customer_question_undone on customer_question (id desc) where state <> 'done';

-- What member and operators say after the question; an operator's word has their name.
create table customer_word (
  id bigint not null generated always as identity,
  question_id bigint not null,
  operator_id bigint,
  key text not null,
  contents text not null,
  said_at timestamptz not null,
  constraint customer_word_pkey primary key (id),
  constraint customer_word_once unique (question_id, key),
  constraint customer_word_question_id_fkey foreign key (question_id) references customer_question(id),
  constraint customer_word_operator_id_fkey foreign key (operator_id) references member(id),
  constraint customer_word_contents_check check (contents <> '')
);

-- Who has forgotten a password. The name is kept as it was typed, whoever it belongs to: the answer tells nobody.
create table password_request (
  id bigint not null generated always as identity,
  user_id text not null,
  nickname text not null,
  member_id bigint,
  asked_at timestamptz not null,
  operator_id bigint,
  note text,
  settled_at timestamptz,
  constraint password_request_pkey primary key (id),
  constraint password_request_member_id_fkey foreign key (member_id) references member(id),
  constraint password_request_operator_id_fkey foreign key (operator_id) references member(id),
  constraint password_request_check check ((settled_at is null) = (note is null))
);
create unique index password_request_open on password_request (lower(user_id)) where settled_at is null;
