CREATE FUNCTION "tell_of_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('access_changed', coalesce(to_jsonb(OLD) ->> TG_ARGV[0], ''));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_changed" AFTER UPDATE OR DELETE ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "tell_of_access"('user_id');--> statement-breakpoint
CREATE TRIGGER "users_changed" AFTER UPDATE ON "users"
	FOR EACH ROW WHEN (
		OLD."role" IS DISTINCT FROM NEW."role"
		OR OLD."banned" IS DISTINCT FROM NEW."banned"
		OR OLD."must_change_password" IS DISTINCT FROM NEW."must_change_password"
		OR OLD."name" IS DISTINCT FROM NEW."name"
		OR OLD."email" IS DISTINCT FROM NEW."email"
	) EXECUTE FUNCTION "tell_of_access"('id');--> statement-breakpoint
CREATE TRIGGER "sign_in_policy_changed" AFTER INSERT OR UPDATE OR DELETE ON "sign_in_policy"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_access"('');
