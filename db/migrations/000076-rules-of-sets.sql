-- The rules of sports say how match tie-breaks, retirements, golden sets and short games count. Rules that operators
-- have edited are left alone. A site with bets gets the version from now on; a new one from its first day.
insert into rule_version (key, version, contents, changes, asks_acceptance, in_force_from, written_by)
select key, 2,
  replace(replace(replace(contents,
    '언더오버는 9이닝(홈팀이 앞서면 8.5이닝)이 끝나야 합니다.</li>',
    '언더오버는 9이닝(홈팀이 앞서면 8.5이닝)이 끝나야 합니다. 7이닝으로 예정된 경기는 7이닝(홈팀이 앞서면 6.5이닝)이 기준입니다.</li>'),
    '<li>테니스: 기권이 나오면',
    '<li>세트로 승부하는 종목: 기권이 나오면 끝난 세트의 마켓은 유효하고, 테니스 승패를 제외한 나머지는 적중특례입니다.</li>
<li>테니스: 기권이 나오면'),
    '<h3>종목별 경기 중단</h3>',
    '<p>테니스에서 마지막 세트 대신 치르는 매치 타이브레이크(10점 이상)는 승패와 그 세트의 승자를 정하며, 게임 언더오버와 핸디캡에서는 1게임으로 계산합니다. 배구 골든세트는 경기 결과에 넣지 않고 진출팀 마켓에만 적용합니다. 진출팀은 연장, 승부차기 또는 골든세트의 승자입니다.</p>
<h3>종목별 경기 중단</h3>'),
  '매치 타이브레이크, 기권, 골든세트, 7이닝 경기 기준 추가', false,
  case when exists (select from bet) then now() else timestamptz '2026-01-01 00:00:01+09' end, null
from rule_version
where key = 'sports' and version = 1
  and not exists (select from rule_version edited where edited.key = 'sports' and edited.version > 1);
