-- Korean names as a vendor gives them, asked for once. Written only by src/server/providers/lsports.
create table feed_name (
  source text not null,
  kind text not null check (kind in ('sport', 'location', 'league', 'participant')),
  id bigint not null,
  -- Null where the vendor has none; it is asked again some days later.
  korean text,
  told_at timestamptz not null,
  primary key (source, kind, id)
);
