-- The rules of a new site are in the code (src/domain/operators/second-person.ts). Sites that never changed them get those.
delete from setting
where key = 'secondPerson' and operator is null
  and value = '{"result-against-feed": {"above": 0}, "correction-after-payment": {"above": 0}, "limit-raise": {"above": 0}}';

-- Until now a change of the rules was of the class "roles": who had it active keeps that for loosened rules.
update setting set value = value || '{"rules": {"above": 0}}' where key = 'secondPerson' and value ? 'roles';
